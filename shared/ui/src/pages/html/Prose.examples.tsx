import type { Meta, Story } from '../../examples/format';
import { Prose } from './Prose';

export default { title: 'Pages/Prose', component: Prose } satisfies Meta<typeof Prose>;

export const HeadingsListsAndTables: Story<typeof Prose> = {
  name: 'Headings, lists and tables',
  args: {
    children: (
      <>
        <h2>Package names</h2>
        <p>
          A package is named for its product, its version and its platform, such as{' '}
          <code>HOOPS_Exchange_2025.3.0_Linux.tar.gz</code>.
        </p>
        <ul>
          <li>Archives for Windows end in .zip.</li>
          <li>All others end in .tar.gz.</li>
        </ul>
        <table>
          <thead>
            <tr>
              <th scope="col">Part</th>
              <th scope="col">Meaning</th>
            </tr>
          </thead>
          <tbody>
            <tr>
              <td>2025.3.0</td>
              <td>Year, release and patch</td>
            </tr>
          </tbody>
        </table>
      </>
    ),
  },
};
