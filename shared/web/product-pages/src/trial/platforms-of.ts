import { productByCode } from '@portal/catalog';

/** The sections whose toolkits a platform's trial covers, by the platform's product code. TRI-9. */
const TOOLKITS = {
  hwp: ['communicator', 'exchange', 'publish'],
  hnp: ['visualize', 'hps', '3df', 'exchange', 'publish'],
} as const;

const PLATFORM_CODES = ['hwp', 'hnp'] as const;

/** The platforms whose trial covers a section. TRI-9. */
export const platformsOf = (code: string) =>
  PLATFORM_CODES.filter((platform) => TOOLKITS[platform].some((toolkit) => toolkit === code)).map(
    (platform) => productByCode(platform),
  );
