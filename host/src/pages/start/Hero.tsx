import { useSessionUser } from '@portal/session';
import { Container, useHydrated } from '@portal/ui';
import { FlangeDrawing } from './FlangeDrawing';
import styles from './hero.module.css';

/** Greets a signed-in user by name, and a visitor to the Developer Zone. START-1. */
export function Hero() {
  const user = useSessionUser();
  const hydrated = useHydrated();
  return (
    <div className={styles.hero}>
      <Container className={styles.row}>
        <div className={styles.words}>
          <h1 className={styles.greeting} elementtiming="content">
            {hydrated && user ? `Welcome back, ${user.name}` : 'Welcome to the Developer Zone'}
          </h1>
          <p className={styles.lead}>
            Toolkits for 3D visualization, CAD data exchange and simulation. Find yours, evaluate it for 60
            days, and download what you build with.
          </p>
        </div>
        <FlangeDrawing className={styles.drawing} />
      </Container>
    </div>
  );
}
