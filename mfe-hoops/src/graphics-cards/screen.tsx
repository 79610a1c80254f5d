import type { CatalogSection } from '@portal/catalog';
import { RouteTitle } from '@portal/product-pages/parts';
import { PageHeader, PageSection } from '@portal/sdk/ui';
import styles from './graphics-cards.module.css';

/** The recommended graphics device, by operating system. `memory`: the video memory. HOOPS-4. */
const recommendations = [
  {
    systems: 'Windows',
    graphicsInterface: 'DirectX 10.1 or later',
    memory: '1 GB or more',
    hint: 'Prefer a dedicated card. On laptops with two graphics processors, assign your application to the dedicated one in the driver’s settings.',
  },
  {
    systems: 'Linux and OSX',
    graphicsInterface: 'OpenGL 3.2 or later',
    memory: '1 GB or more',
    hint: 'On Linux, use the driver of the card’s maker where there is one: generic drivers may fall back to drawing in software.',
  },
  {
    systems: 'iOS and Android',
    graphicsInterface: 'OpenGL-ES',
    memory: 'Shared with the system',
    hint: 'Test on the oldest device that you support; simulators and emulators draw differently.',
  },
];

/** Advice, for all systems and then for each, by its title. */
const advice: Readonly<Record<string, string>> = {
  Drivers:
    'Keep the driver current, from the card’s maker: many faults in drawing are faults of an old driver.',
  Memory:
    'More video memory lets larger models stay on the card. As a start, plan for the size of your largest model’s geometry twice.',
  'Remote desktops':
    'A remote session may not offer the card’s full interface. Try your application in the session that your users will have.',
  ...Object.fromEntries(recommendations.map(({ systems, hint }) => [systems, hint])),
};

/** Introductions above the table, by section. Those of the API pages describe the choice of the driver. */
const introductions: Readonly<Record<string, string>> = {
  visualize:
    'HOOPS Visualize draws through the graphics interface of the system. These recommendations hold for both programming interfaces, HPS and 3DF.',
  hps: 'HPS chooses the driver when a window is created; an application may ask for another one in the window’s options. These are the devices that we recommend.',
  '3df':
    '3DF takes the driver that the application names when it opens a display. These are the devices that we recommend.',
};

/** The recommended graphics cards for HOOPS Visualize. HOOPS-4. */
export function Screen({ section }: { readonly section: CatalogSection }) {
  return (
    <>
      <RouteTitle title={`${section.name} Graphics Devices`} />
      <PageHeader title={`Graphics Devices for ${section.name}`}>
        <p>{introductions[section.code]}</p>
      </PageHeader>
      <table className={styles.table}>
        <thead>
          <tr>
            <th scope="col">System</th>
            <th scope="col">Graphics interface</th>
            <th scope="col">Video memory</th>
          </tr>
        </thead>
        <tbody>
          {recommendations.map(({ systems, graphicsInterface, memory }) => (
            <tr key={systems}>
              <th scope="row">{systems}</th>
              <td>{graphicsInterface}</td>
              <td>{memory}</td>
            </tr>
          ))}
        </tbody>
      </table>
      <PageSection title="Choosing and setting up">
        <dl className={styles.advice}>
          {Object.entries(advice).map(([title, text]) => (
            <div key={title}>
              <dt>{title}</dt>
              <dd>{text}</dd>
            </div>
          ))}
        </dl>
      </PageSection>
    </>
  );
}
