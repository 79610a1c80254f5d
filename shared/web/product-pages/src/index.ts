/** Routes and loaders for a remote's small first module. Components of screens are in `./parts`. */
export {
  loadRelease,
  type Release,
  type ReleaseData,
  releaseLoader,
  versionLoader,
} from './release/release';
export { dataScreen, fixedScreen, type ScreenObject } from './routes/screen-route';
export { productScreens, type Screens, sectionRoutes } from './routes/section-routes';
export { unknownAddressNotice, unknownRoute } from './routes/unknown-route';
export {
  type PageState,
  type ProductData,
  productLoader,
  settle,
  settleData,
} from './state/page-state';
export { prefetchable } from './state/prefetchable';
