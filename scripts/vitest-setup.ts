// Runs before every test file: properties draw the same values on every machine and every day, so that a red test is a change
// somebody made. What fresh seeds find is looked for by `npm run fuzz` and kept as a regression.
import fc from 'fast-check';

export const SEED = 20_261_122;

fc.configureGlobal({ seed: SEED });
