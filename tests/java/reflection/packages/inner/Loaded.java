package packages.inner;

// For ReflectPackages.
public class Loaded {}
