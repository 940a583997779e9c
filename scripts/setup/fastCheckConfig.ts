import fc from 'fast-check';

// For mutation tests: the same examples for each change, so that two runs give the same list. A failing example is not
// shrunk, because one is enough.
fc.configureGlobal({ seed: 7, numRuns: 25, endOnFailure: true });
