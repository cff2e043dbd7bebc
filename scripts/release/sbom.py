#!/usr/bin/env python3
"""Writes which software a released binary contains, in the format SPDX 2.3, as JSON.

    scripts/release/sbom.py --version V --sysroot FOLDER --binary FILE --time SECONDS

The versions are those of Debian's packages on this machine, and of the sources that scripts/release/sysroot.sh has built.
"""

import argparse
import datetime
import hashlib
import json
import pathlib
import subprocess

# Debian's binary package, what is used of it, and its licence.
FROM_PACKAGES = [
    ("libstdc++-12-dev", "linked statically", "GPL-3.0-or-later WITH GCC-exception-3.1"),
    ("zlib1g-dev", "linked statically", "Zlib"),
    ("libxxhash-dev", "linked statically", "BSD-2-Clause"),
    ("libcli11-dev", "headers", "BSD-3-Clause"),
    ("nlohmann-json3-dev", "headers", "MIT"),
    ("libtomlplusplus-dev", "headers", "MIT"),
]
FROM_SOURCE = {"fmtlib": "MIT", "libzip": "BSD-3-Clause"}


def version_of(package):
    found = subprocess.run(["dpkg-query", "-W", "-f", "${Version}", package], capture_output=True, text=True)
    return found.stdout or "NOASSERTION"


def package(name, version, licence, comment):
    return {
        "SPDXID": "SPDXRef-" + "".join(c if c.isalnum() else "-" for c in name),
        "name": name,
        "versionInfo": version,
        "downloadLocation": "NOASSERTION",
        "filesAnalyzed": False,
        "licenseConcluded": licence,
        "licenseDeclared": licence,
        "copyrightText": "NOASSERTION",
        "comment": comment,
    }


def main():
    parser = argparse.ArgumentParser()
    parser.add_argument("--version", required=True)
    parser.add_argument("--sysroot", type=pathlib.Path, required=True)
    parser.add_argument("--binary", type=pathlib.Path, required=True)
    parser.add_argument("--time", type=int, required=True)
    arguments = parser.parse_args()
    digest = hashlib.sha256(arguments.binary.read_bytes()).hexdigest()
    own = package("weaveproof", arguments.version, "Apache-2.0", "The program.")
    own["checksums"] = [{"algorithm": "SHA256", "checksumValue": digest}]
    parts = [package(name, version_of(name), licence, f"Debian's package; {how}.") for name, how, licence in FROM_PACKAGES]
    for line in (arguments.sysroot / "from-source").read_text().split():
        name, version = line.split("_", 1)
        parts.append(package(name, version, FROM_SOURCE[name], "Built from Debian's source; linked statically."))
    document = {
        "spdxVersion": "SPDX-2.3",
        "dataLicense": "CC0-1.0",
        "SPDXID": "SPDXRef-DOCUMENT",
        "name": f"weaveproof-{arguments.version}",
        "documentNamespace": f"urn:weaveproof:{arguments.version}:{digest[:32]}",
        "creationInfo": {
            "created": datetime.datetime.fromtimestamp(arguments.time, datetime.timezone.utc).strftime("%Y-%m-%dT%H:%M:%SZ"),
            "creators": ["Tool: weaveproof scripts/release/sbom.py"],
        },
        "packages": [own] + parts,
        "relationships": [
            {"spdxElementId": "SPDXRef-DOCUMENT", "relationshipType": "DESCRIBES", "relatedSpdxElement": own["SPDXID"]}
        ] + [
            {"spdxElementId": own["SPDXID"], "relationshipType": "CONTAINS", "relatedSpdxElement": part["SPDXID"]}
            for part in parts
        ],
    }
    print(json.dumps(document, indent=2))


if __name__ == "__main__":
    main()
