// Runs before every test file: properties draw the same values on every machine and every day, so that a red test is a change
// in the code. `npm run fuzz` looks for failures with fresh seeds, which are kept as regressions.
import fc from 'fast-check';

export const SEED = 20_261_122;

fc.configureGlobal({ seed: SEED });
