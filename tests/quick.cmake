# What `./test quick` runs: every unit test, and of the other kinds those with the label `quick`. A kind takes part with one test out
# of so many; zero leaves it out. The digest of a test's name decides, so the sample is the same everywhere, and a new test moves no other one.
set(quick_verdict 1)
set(quick_litmus 1)  # with the default reduction; `.all-visible` takes no part
set(quick_counts 1)
set(quick_time 1)
set(quick_benchmark 1)  # the small programs; the tools of bench/ take no part
set(quick_java 3)
set(quick_stress 8)
set(quick_cli 8)
set(quick_oracle 24)

# Sets OUT to the labels of the test `name` of this kind: the kind, and `quick` if it is in the sample.
function(labels_of kind name out)
  set(labels "${prefix}${kind}")
  if(NOT WEAVEPROOF_SANITIZE AND "${quick_${kind}}" GREATER 0)
    string(MD5 digest "${name}")
    string(SUBSTRING "${digest}" 0 6 digest)
    math(EXPR rest "0x${digest} % ${quick_${kind}}")
    if(rest EQUAL 0)
      list(APPEND labels quick)
    endif()
  endif()
  set(${out} "${labels}" PARENT_SCOPE)
endfunction()
