/** Props of the contact drawer and of its fallback. */
export interface ContactDrawerProps {
  readonly open: boolean;
  readonly title: string;
  readonly onClose: () => void;
}
