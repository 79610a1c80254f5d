/** Compiles the sources and packages that a test imports. jest loads it by its path. */
import transformer from '@swc/jest';

export default transformer;
