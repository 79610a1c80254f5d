export { describeProblem, type Problem } from './problem';
export { validate } from './validate';
