import { accountPages } from '@portal/sdk/api/core';
import { getConfig } from '@portal/sdk/config';
import {
  Button,
  ButtonLink,
  Card,
  cx,
  ExternalLink,
  FailureState,
  Icon,
  type IconName,
  Skeleton,
  VisuallyHidden,
} from '@portal/sdk/ui';
import { lazy, Suspense, useId } from 'react';
import { ContactButton } from '../contact/ContactButton';
import type { EndsSoonProps } from './EndsSoon';
import styles from './landing.module.css';
import lateStyles from './late-ends-soon.module.css';
import { type PanelState, usePanel } from './use-panel';

/** The benefits of an account. */
const REASONS: readonly { readonly icon: IconName; readonly text: string }[] = [
  { icon: 'download', text: 'Download release packages' },
  { icon: 'trial', text: 'Evaluate the HOOPS platforms' },
  { icon: 'license', text: 'Keep your license keys at hand' },
];

/** Prompts a visitor to log in or to create an account, also one whose session has just ended. LAND-1. */
function VisitorPrompt({ expired }: { readonly expired: boolean }) {
  return (
    <div className={styles.prompt}>
      <h2>{expired ? 'Your session has ended' : 'Your products in one place'}</h2>
      <p className={styles.muted}>
        {expired
          ? 'Sign in again to see your licensed products and evaluations.'
          : 'Create an account or sign in to see your licensed products and evaluations.'}
      </p>
      <ul className={styles.reasons}>
        {REASONS.map(({ icon, text }) => (
          <li key={text}>
            <Icon name={icon} className={styles.reasonIcon} />
            {text}
          </li>
        ))}
      </ul>
      <div className={styles.actions}>
        <ButtonLink kind="primary" href={accountPages.signUp()} sameTab>
          Create an account
        </ButtonLink>
        <ButtonLink href={accountPages.signIn()} sameTab>
          Sign In
        </ButtonLink>
      </div>
    </div>
  );
}

/** The placeholder of the panel until the kind of visitor is known. */
function PanelSkeleton() {
  return (
    <div aria-busy="true" className={styles.checking}>
      <VisuallyHidden>Loading your products and evaluations…</VisuallyHidden>
      <Skeleton shape="title" />
      <Skeleton shape="row" count={3} />
    </div>
  );
}

/** Without its code, which may be missing after a deployment, the line stays empty: the tables tell the dates. */
const EndsSoon = lazy(() =>
  import(/* webpackChunkName: "ends-soon" */ './EndsSoon').catch(() => ({ default: () => null })),
);

interface LateEndsSoonProps extends EndsSoonProps {
  /** Whether the line has its space before its text arrives. */
  readonly reserved: boolean;
}

/** The line that says what ends soon, loaded after the panel. LAND-20. */
const LateEndsSoon = ({ reserved, ...props }: LateEndsSoonProps) => (
  <div className={cx(lateStyles.line, reserved && lateStyles.reserved)}>
    <Suspense>
      <EndsSoon {...props} />
    </Suspense>
  </div>
);

interface PanelBodyProps {
  readonly panel: PanelState;
  readonly onRetry: () => void;
}

/** The content of the panel for each kind of visitor. LAND-2. */
function PanelBody({ panel, onRetry }: PanelBodyProps) {
  switch (panel.kind) {
    case 'checking':
      return <PanelSkeleton />;
    case 'visitor':
      return <VisitorPrompt expired={panel.expired} />;
    case 'failed':
      // It must not suggest a trial: the user's products are unknown. LAND-9.
      return (
        <FailureState
          title="Your licensed products and evaluations could not be loaded."
          detail={panel.reason}
          action={
            <Button goes icon="retry" onClick={onRetry}>
              Retry
            </Button>
          }
        />
      );
    case 'user':
      return (
        <panel.Content
          {...panel.panel}
          entries={panel.releases}
          onNewDay={onRetry}
          endsSoon={
            <LateEndsSoon
              reserved={panel.panel.kind === 'customer' || panel.panel.ended.length > 0}
              evaluations={panel.panel.kind === 'customer' ? panel.panel.evaluations : undefined}
            />
          }
        />
      );
  }
}

/** Links to support, sales, the forum, the documentation and the knowledge base. LAND-10. */
function HelpCard() {
  const { supportUrl, forumUrl, docsHost, knowledgeBaseUrl } = getConfig();
  const id = useId();
  const resources: readonly { readonly name: string; readonly icon: IconName; readonly href: string }[] = [
    { name: 'Developer forum', icon: 'forum', href: forumUrl },
    { name: 'Documentation', icon: 'docs', href: docsHost },
    { name: 'Knowledge base', icon: 'learning', href: knowledgeBaseUrl },
  ];
  return (
    <Card role="region" aria-labelledby={id} className={styles.help}>
      <h2 id={id}>Help and contact</h2>
      <div className={styles.pair}>
        <ButtonLink href={supportUrl} icon="support" block>
          Technical Support
        </ButtonLink>
        <ContactButton label="Contact Sales" icon="mail" block />
      </div>
      <ul className={styles.places}>
        {resources.map(({ name, icon, href }) => (
          <li key={name}>
            <Icon name={icon} className={styles.reasonIcon} />
            <ExternalLink href={href}>{name}</ExternalLink>
          </li>
        ))}
      </ul>
    </Card>
  );
}

/** The right panel of the landing page. START-3. */
export default function LandingPanel() {
  const { panel, retry } = usePanel();
  return (
    <div className={styles.aside}>
      <Card role="region" aria-label="Your products and evaluations" className={styles.panel}>
        <PanelBody panel={panel} onRetry={retry} />
      </Card>
      <HelpCard />
    </div>
  );
}
