import { AppLink, cx, Icon, type IconName } from '@portal/ui';
import whole from '../../frame/whole-link.module.css';
import styles from './resources.module.css';

const RESOURCES = [
  {
    icon: 'play',
    name: 'Demos',
    text: 'See the toolkits at work, in your browser or in a demo viewer.',
    to: '/hoops/demos',
  },
  {
    icon: 'file',
    name: 'Package naming',
    text: 'Read product, version and platform off the name of a package.',
    to: '/naming',
  },
  {
    icon: 'license',
    name: 'Your licenses',
    text: 'Keys, expiration dates and header files.',
    to: '/license_generator',
  },
] as const satisfies readonly { icon: IconName; name: string; text: string; to: string }[];

/** Pages that are not specific to one product. */
export function Resources() {
  return (
    <section aria-labelledby="resources">
      <h2 id="resources" className={styles.title}>
        Resources
      </h2>
      <ul className={styles.cards}>
        {RESOURCES.map(({ icon, name, text, to }) => (
          <li key={to} className={cx(whole.entry, styles.card)}>
            <Icon name={icon} size={22} className={styles.icon} />
            <AppLink to={to} className={whole.link}>
              {name}
            </AppLink>
            <p className={styles.text}>{text}</p>
          </li>
        ))}
      </ul>
    </section>
  );
}
