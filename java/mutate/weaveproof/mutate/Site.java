package weaveproof.mutate;

import java.util.List;

/**
 * A place that an operator can change. If no schedule comes to {@code reach}, the change makes no difference; empty: it
 * may make one wherever.
 */
record Site(
    String operator, String className, int file, int position, String what, List<Edit> edits, List<Range> reach) {}
