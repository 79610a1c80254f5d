import type { ThemeConfig } from 'antd/es/config-provider';
import theme from 'antd/es/theme';
import { palettes, type Scheme } from './palette';

/** Sizes that both schemes share. Lengths are in pixels; the style sheet gets text sizes in rem. */
export const scale = {
  /** Multiples of 4 px; the key is the multiple. */
  space: [1, 2, 3, 4, 5, 6, 8, 10, 12, 16, 20],
  text: { xs: 12, sm: 13, md: 15, lg: 17, xl: 20, '2xl': 25, '3xl': 34 },
  radius: { sm: 5, md: 8, lg: 12, pill: 999 },
  width: { page: 1280, prose: 720, sidebar: 268 },
  height: { header: 60, control: 36, 'control-small': 30, 'control-large': 44 },
  layer: { sticky: 10, header: 100, popup: 1000, toast: 1200 },
} as const;

/** System fonts only, so that nothing is downloaded. */
export const fonts = {
  sans: `Inter, "Segoe UI Variable Text", "Segoe UI", -apple-system, "Noto Sans", "Liberation Sans", sans-serif`,
  display: `"Avenir Next", "Segoe UI Variable Display", var(--portal-font-sans)`,
  mono: `"JetBrains Mono", "Cascadia Code", "SF Mono", ui-monospace, Menlo, "DejaVu Sans Mono", monospace`,
} as const;

export function antdTheme(scheme: Scheme): ThemeConfig {
  const palette = palettes[scheme];
  return {
    algorithm: scheme === 'dark' ? theme.darkAlgorithm : theme.defaultAlgorithm,
    /** Seeds of the algorithm, and overrides of its results. */
    token: {
      colorPrimary: palette.primary,
      colorInfo: palette.info,
      colorSuccess: palette.success,
      colorWarning: palette.warning,
      colorError: palette.error,

      colorBgLayout: palette.bg,
      colorBgContainer: palette.surface,
      colorBgElevated: palette.raised,
      colorFillAlter: palette.sunken,
      colorBgMask: palette.overlay,
      colorText: palette.text,
      colorTextSecondary: palette.textMuted,
      colorTextTertiary: palette.textSubtle,
      colorTextQuaternary: palette.textSubtle,
      colorIcon: palette.textMuted,
      colorBorder: palette.borderStrong,
      colorBorderSecondary: palette.border,
      colorSplit: palette.border,
      colorPrimaryBg: palette.primarySoft,
      colorPrimaryBgHover: palette.primarySoftHover,
      controlItemBgHover: palette.hover,
      // Focused fields and buttons use the portal's focus color: antd outlines its buttons with the second.
      controlOutline: palette.focus,
      colorPrimaryBorder: palette.focus,
      colorLink: palette.link,
      colorLinkHover: palette.linkHover,
      colorTextLightSolid: palette.onPrimary,
      colorInfoBg: palette.infoSoft,
      colorInfoBorder: palette.infoBorder,
      colorInfoText: palette.infoText,
      colorSuccessBg: palette.successSoft,
      colorSuccessBorder: palette.successBorder,
      colorSuccessText: palette.successText,
      colorWarningBg: palette.warningSoft,
      colorWarningBorder: palette.warningBorder,
      colorWarningText: palette.warningText,
      colorErrorBg: palette.errorSoft,
      colorErrorBorder: palette.errorBorder,
      colorErrorText: palette.errorText,

      fontFamily: fonts.sans,
      fontFamilyCode: fonts.mono,
      fontSize: scale.text.md,
      fontSizeSM: scale.text.sm,
      fontSizeLG: scale.text.lg,
      fontSizeXL: scale.text.xl,
      fontSizeHeading1: scale.text['3xl'],
      fontSizeHeading2: scale.text['2xl'],
      fontSizeHeading3: scale.text.xl,
      fontSizeHeading4: scale.text.lg,
      fontSizeHeading5: scale.text.md,
      borderRadius: scale.radius.md,
      borderRadiusSM: scale.radius.sm,
      borderRadiusLG: scale.radius.lg,
      controlHeight: scale.height.control,
      zIndexPopupBase: scale.layer.popup,
    },
    /** Only the components that this package wraps. */
    components: {
      Table: {
        headerColor: palette.textMuted,
        rowHoverBg: palette.hover,
        cellPaddingBlock: 12,
      },
      Modal: { titleFontSize: scale.text.xl },
      Form: { verticalLabelPadding: '0 0 6px' },
    },
  };
}

/** All tokens of a scheme as computed by antd's algorithms. */
export function designTokens(scheme: Scheme) {
  return theme.getDesignToken(antdTheme(scheme));
}
