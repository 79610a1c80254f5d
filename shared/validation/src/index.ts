export { describeProblem, type Problem } from './problem';
export { type Validation, validate } from './validate';
