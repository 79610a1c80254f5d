export { type HeaderMenu, type HeaderMenus, headerMenus, type MenuColumn, type MenuLink } from './header';
export type { MenuItem } from './items';
export { type LandingGroup, landingGroups } from './landing';
