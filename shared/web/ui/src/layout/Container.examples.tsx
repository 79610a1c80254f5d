import type { Meta, Story } from '../examples/format';
import { Card, Container } from './layout';

export default { title: 'Basics/Container', component: Container } satisfies Meta<typeof Container>;

export const WithCard: Story<typeof Container> = {
  args: { children: <Card>As wide as the site gets, with the margins of narrow screens.</Card> },
};
