# cmake -D PAGE=folder -D SCRIPTS=a.js,b.js -D OUT=file.cpp -P embed_page.cmake
#
# Puts page.css and the scripts, one after the other, into page.html, where it says so, and writes the page as two C++
# strings: what stands before the data and what stands after it. The page's own policy (Content-Security-Policy) names
# style and script by their SHA-256, so that a browser takes no others.

cmake_minimum_required(VERSION 3.25)

# The Base64 of a text's SHA-256.
function(hash_of text out)
  set(digits ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/)
  string(SHA256 hex "${text}")
  string(APPEND hex 00)  # 33 bytes: 11 groups of three
  set(result "")
  foreach(group RANGE 0 10)
    math(EXPR at "${group} * 6")
    string(SUBSTRING ${hex} ${at} 6 three)
    foreach(shift 18 12 6 0)
      math(EXPR digit "(0x${three} >> ${shift}) & 63")
      string(SUBSTRING ${digits} ${digit} 1 digit)
      string(APPEND result ${digit})
    endforeach()
  endforeach()
  string(REGEX REPLACE ".$" "=" result ${result})
  set(${out} ${result} PARENT_SCOPE)
endfunction()

file(READ ${PAGE}/page.html html)
file(READ ${PAGE}/page.css css)
set(js "")
string(REPLACE "," ";" scripts ${SCRIPTS})
foreach(script IN LISTS scripts)
  file(READ ${PAGE}/${script} text)
  string(APPEND js "${text}")
endforeach()
hash_of("${css}" css_hash)
hash_of("${js}" js_hash)

set(marks "@style-hash@" "@script-hash@" "@style@" "@script@" "@data@")
foreach(mark IN LISTS marks)
  string(FIND "${html}" ${mark} at)
  if(at EQUAL -1)
    message(FATAL_ERROR "page.html has no ${mark}")
  endif()
endforeach()
string(REPLACE "@style-hash@" "${css_hash}" html "${html}")
string(REPLACE "@script-hash@" "${js_hash}" html "${html}")

string(FIND "${html}" "@data@" at)
string(SUBSTRING "${html}" 0 ${at} before)
math(EXPR at "${at} + 6")
string(SUBSTRING "${html}" ${at} -1 behind)
# Last, as style and script may hold whatever looks like a mark.
string(REPLACE "@style@" "${css}" before "${before}")
string(REPLACE "@script@" "${js}" behind "${behind}")

function(bytes_of text out)
  file(WRITE ${OUT}.part "${text}")
  file(READ ${OUT}.part bytes HEX)
  file(REMOVE ${OUT}.part)
  string(REGEX REPLACE "(..)" "0x\\1," bytes "${bytes}")
  set(${out} "${bytes}" PARENT_SCOPE)
endfunction()

bytes_of("${before}" before)
bytes_of("${behind}" behind)
file(WRITE ${OUT} "\
#include \"report/page_template.hpp\"

namespace weaveproof::report {
namespace {
const unsigned char before[] = {${before}};
const unsigned char behind[] = {${behind}};

std::string_view textOf(const unsigned char* bytes, std::size_t size) {
  return {reinterpret_cast<const char*>(bytes), size};
}
}  // namespace

const std::string_view kPageBeforeData = textOf(before, sizeof before);
const std::string_view kPageBehindData = textOf(behind, sizeof behind);

}  // namespace weaveproof::report
")
