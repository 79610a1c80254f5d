import ConfigProvider, { type ConfigProviderProps } from 'antd/es/config-provider';
import type { ReactNode } from 'react';
import { useColorScheme } from '../theme/color-scheme';
import type { Scheme } from '../theme/palette';
import { antdTheme } from '../theme/tokens';

type Theme = NonNullable<ConfigProviderProps['theme']>;

/**
 * One constant object per scheme, so that antd computes and inserts its styles only once for each.
 * The class names stay hashed; otherwise antd's link rules would apply to every link of the page.
 */
const themes: Readonly<Record<Scheme, Theme>> = {
  light: { ...antdTheme('light'), cssVar: { prefix: 'portal-antd', key: 'portal-light' } },
  dark: { ...antdTheme('dark'), cssVar: { prefix: 'portal-antd', key: 'portal-dark' } },
};

/** Disables antd's click wave, which no other control of the portal has. `theme.css` controls all other motion. */
const wave = { disabled: true };

/**
 * antd's `ConfigProvider` with the portal's theme. Each antd component of this package renders its own, because
 * it is used inside any remote. A provider around the whole page would add antd to the first load.
 */
export function AntdTheme({ children }: { readonly children: ReactNode }) {
  const { scheme } = useColorScheme();
  return (
    <ConfigProvider theme={themes[scheme]} wave={wave}>
      {children}
    </ConfigProvider>
  );
}
