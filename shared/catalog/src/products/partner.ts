import type { Product } from '../types';
import { oemProducts } from './oem';
import { toolkits } from './toolkits';

/** Products under `/toolkits` and `/platform-products`. */
export const partnerProducts: readonly Product[] = [...toolkits, ...oemProducts];
