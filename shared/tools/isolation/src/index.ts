export { describeLeaks, type Leak, refusedLeaks } from './leak';
