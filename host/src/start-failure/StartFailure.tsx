import { CONFIG_URL, type ConfigError } from '@portal/config';
import { Button, Container, FailureState } from '@portal/ui';
import { useEffect } from 'react';

interface StartFailureProps {
  readonly error: ConfigError;
  /** Whether it is above a page that was rendered ahead of its visit. Default: it is the page. */
  readonly above?: boolean;
}

/** The error page when the configuration is missing or invalid. CFG-2. */
export function StartFailure({ error, above = false }: StartFailureProps) {
  // Its button reacts. FRAME-6.
  useEffect(() => {
    document.documentElement.dataset.live = '';
  }, []);
  const [Main, Title] = above ? (['section', 'h2'] as const) : (['main', 'h1'] as const);
  return (
    <Container>
      <Main>
        {!above && <title>Developer Zone</title>}
        <Title>The portal cannot start</Title>
        <FailureState
          title={`Its configuration, ${CONFIG_URL}, is missing or wrong`}
          detail={
            <ul>
              {error.problems.map(({ path, reason }) => (
                <li key={`${path} ${reason}`}>
                  {path === '' ? 'The document' : <code>{path}</code>} {reason}
                </li>
              ))}
            </ul>
          }
          action={
            <Button kind="primary" icon="retry" onClick={() => window.location.reload()}>
              Try again
            </Button>
          }
        />
      </Main>
    </Container>
  );
}
