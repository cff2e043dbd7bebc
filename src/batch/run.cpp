#include "batch/run.hpp"

#include <algorithm>
#include <cstdio>

#include "base/interrupt.hpp"
#include "batch/refreshed.hpp"
#include "report/progress_line.hpp"

namespace weaveproof::batch {

namespace {

void tellCount(std::size_t done, std::size_t all, const char* what) {
  if (*what == '\0' || !report::ProgressLine::isUseful()) return;
  std::fprintf(stderr, "\r\033[K%zu of %zu %s checked", done, all, what);
  std::fflush(stderr);
}

class Runner {
 public:
  explicit Runner(const Batch& batch)
      : batch_(batch),
        hasEnded_(batch.rows, true),
        wanted_(batch.jobs.size()),
        rowsWanted_(batch.rows),
        files_(batch.writeReports) {
    for (const Job& job : batch.jobs) hasEnded_[job.row] = false;
  }

  void run() {
    std::vector<ApartJob> jobs;
    for (const Job& job : batch_.jobs) jobs.push_back({job.work, job.output, job.errors, job.readsNothing});
    ApartWatch watch;
    watch.wanted = [this] { return base::Interrupt::isSet() ? std::size_t{0} : wanted_; };
    watch.meanwhile = [this] { files_.look(); };
    watch.ended = [this](std::size_t job, const ApartEnd& end) { ended(job, end); };
    show();
    runApart(jobs, batch_.workers, watch);
    clearCount();
  }

 private:
  void ended(std::size_t number, const ApartEnd& end) {
    const Job& job = batch_.jobs[number];
    if (number >= wanted_) return batch_.drop(job.row);
    clearCount();
    batch_.take(job, end);
    hasEnded_[job.row] = true;
    ++done_;
    if (batch_.isLast(job.row)) {
      wanted_ = number + 1;
      rowsWanted_ = job.row + 1;
      for (std::size_t after = wanted_; after < batch_.jobs.size(); ++after) batch_.drop(batch_.jobs[after].row);
    }
    show();
    files_.change();
  }

  void show() {
    for (; shown_ < rowsWanted_ && hasEnded_[shown_]; ++shown_) batch_.show(shown_);
    if (done_ < wanted_) tellCount(done_, wanted_, batch_.rowsAre);
  }

  const Batch& batch_;
  std::vector<bool> hasEnded_;
  std::size_t shown_ = 0, done_ = 0, wanted_, rowsWanted_;
  Refreshed files_;
};

}  // namespace

void run(const Batch& batch) { Runner(batch).run(); }

void setEnd(Result& result, const Job& job, const ApartEnd& end) {
  if (!end.answer) {
    setProblem(result, end.problem.status,
               end.problem.sentence + (end.crashed ? " " + howToReport(job.command) : std::string()));
    result.isCrash = end.crashed;
  }
  result.seconds = end.seconds;
}

void clearCount() {
  if (report::ProgressLine::isUseful()) std::fputs("\r\033[K", stderr);
}

}  // namespace weaveproof::batch
