import type { Product } from '../types';
import { oemProducts } from './oem';
import { toolkits } from './toolkits';

/** Products of `/toolkits` and `/platform-products`. */
export const partnerProducts: readonly Product[] = [...toolkits, ...oemProducts];
