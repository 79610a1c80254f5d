/** Components of the first load: native elements and CSS Modules. Each antd widget has its own entry point. */
export { Accordion, type AccordionItem, type HeadingLevel } from './accordion/Accordion';
export { Button, ButtonLink, type ButtonProps } from './button/Button';
export { type Action, useAction } from './button/use-action';
export { CopyButton } from './copy-button/CopyButton';
export { Alert } from './feedback/Alert';
export { Skeleton } from './feedback/Skeleton';
export { Spinner } from './feedback/Spinner';
export { EmptyState, FailureState } from './feedback/states';
export { Icon, type IconName } from './icon/Icon';
export { Card, Container, Stack } from './layout/layout';
export { AppLink, ExternalLink } from './link/links';
export { loadMarks, ProductIcon } from './product-icon/ProductIcon';
export { Select, type SelectOption } from './select/Select';
export { cx } from './support/cx';
export { isRendering, useHydrated } from './support/rendering';
export { Count, Day, PageTitle, Tag, type TagKind, type TagProps, VisuallyHidden } from './text/text';
export { useColorScheme } from './theme/color-scheme';
