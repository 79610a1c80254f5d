import ConfigProvider, { type ConfigProviderProps } from 'antd/es/config-provider';
import type { ReactNode } from 'react';
import type { Scheme } from '../theme/palette';
import { antdTheme } from '../theme/tokens';
import { useColorScheme } from '../theme/useColorScheme';

type Theme = NonNullable<ConfigProviderProps['theme']>;

/**
 * One object for each scheme for the life of the page: antd computes and writes its styles once for each.
 * Its class names stay hashed, or its rules for links would hold for every link of the page.
 */
const themes: Readonly<Record<Scheme, Theme>> = {
  light: { ...antdTheme('light'), cssVar: { prefix: 'portal-antd', key: 'portal-light' } },
  dark: { ...antdTheme('dark'), cssVar: { prefix: 'portal-antd', key: 'portal-dark' } },
};

/** The wave of a click is antd's own gesture; the portal has none. Motion as a whole obeys `theme.css`. */
const wave = { disabled: true };

/**
 * antd in the portal's dress. Each part of the kit brings it along, because a part is used alone, inside
 * any remote, without a provider around the page that would put antd into the first load.
 */
export function AntdTheme({ children }: { readonly children: ReactNode }) {
  const { scheme } = useColorScheme();
  return (
    <ConfigProvider theme={themes[scheme]} wave={wave}>
      {children}
    </ConfigProvider>
  );
}
