import { getConfig } from '@portal/sdk/config';
import { useQuery } from '@portal/sdk/query';
import { isExpired, isReplaced, useSession } from '@portal/sdk/session';
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
import { lazy, Suspense, useEffect, useId } from 'react';
import { AccountLinks } from '../AccountLinks';
import { ContactButton } from '../contact/ContactButton';
import styles from './landing.module.css';
import lateStyles from './late-ends-soon.module.css';
import { type Panel, panelQuery, takePanel } from './load-panel';
import type { UserPanel } from './panel';

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
      <AccountLinks />
    </div>
  );
}

/** Without its code, which may be missing after a deployment, the line stays empty: the tables tell the dates. */
const EndsSoon = lazy(() =>
  import(/* webpackChunkName: "ends-soon" */ './EndsSoon').catch(() => ({ default: () => null })),
);

/**
 * The line that says what ends soon, loaded after the panel. It has its space before its text arrives, unless the user
 * has neither products nor evaluations. LAND-20.
 */
function LateEndsSoon({ panel }: { readonly panel: UserPanel }) {
  const isCustomer = panel.kind === 'customer';
  return (
    <div className={cx(lateStyles.line, (isCustomer || panel.ended.length > 0) && lateStyles.reserved)}>
      <Suspense>
        <EndsSoon evaluations={isCustomer ? panel.evaluations : []} />
      </Suspense>
    </div>
  );
}

const CHECKING = { kind: 'checking' } as const;

/**
 * The panel's state, `checking` while it is loading, and `retry`, which loads it again. The hook removes the rows when
 * the session ends and loads them when a user signs in.
 */
function usePanel(): { readonly panel: Panel | typeof CHECKING; readonly retry: () => void } {
  const query = useQuery(panelQuery, takePanel);
  const session = useSession();
  if (query.status === 'error') throw query.error;
  const panel = query.status === 'success' ? query.data : CHECKING;

  const hasSignedIn = session.status === 'signed-in' && panel.kind === 'visitor';
  // biome-ignore lint/correctness/useExhaustiveDependencies: once per sign-in
  useEffect(() => {
    if (hasSignedIn) query.refetch();
  }, [hasSignedIn]);

  const retry = query.refetch;
  // `replaced`: another user has signed in, and the page is about to reload. It must not look signed out.
  if (hasSignedIn || isReplaced(session)) return { panel: CHECKING, retry };
  const hasSignedOut = session.status === 'signed-out' && panel.kind !== 'checking';
  return { panel: hasSignedOut ? { kind: 'visitor', expired: isExpired(session) } : panel, retry };
}

/** The content of the panel for each kind of visitor. LAND-2. */
function PanelBody() {
  const { panel, retry } = usePanel();
  switch (panel.kind) {
    case 'checking':
      return (
        <div aria-busy="true" className={styles.checking}>
          <VisuallyHidden>Loading your products and evaluations…</VisuallyHidden>
          <Skeleton shape="title" />
          <Skeleton shape="row" count={3} />
        </div>
      );
    case 'visitor':
      return <VisitorPrompt expired={panel.expired} />;
    case 'failed':
      // It must not suggest a trial: the user's products are unknown. LAND-9.
      return (
        <FailureState
          title="Your licensed products and evaluations could not be loaded."
          detail={panel.reason}
          action={
            <Button goes icon="retry" onClick={retry}>
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
          onNewDay={retry}
          endsSoon={<LateEndsSoon panel={panel.panel} />}
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
  return (
    <div className={styles.aside}>
      <Card role="region" aria-label="Your products and evaluations" className={styles.panel}>
        <PanelBody />
      </Card>
      <HelpCard />
    </div>
  );
}
