export { type AcceptedLeaks, describeLeaks, type Leak, refusedLeaks } from './leak';
