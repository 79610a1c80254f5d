import { Button } from '../../button/Button';
import type { Meta, Story } from '../../examples/format';
import { CardList } from './CardList';
import { FileCard } from './FileCard';

export default { title: 'Pages/CardList', component: CardList } satisfies Meta<typeof CardList>;

type CardListStory = Story<typeof CardList>;

export const Files: CardListStory = {
  args: {
    children: ['Windows_VS2022', 'Linux_x86-64', 'macOS_arm64'].map((system) => (
      <FileCard
        key={system}
        name={`HOOPS_Exchange_2025.3.0_${system}.zip`}
        fields={[{ term: 'Size', value: '412 MB' }]}
        action={<Button icon="download">Download</Button>}
      />
    )),
  },
};

export const One: CardListStory = {
  args: { children: <FileCard name="HOOPS_Exchange_2025.3.0_Windows_VS2022.zip" /> },
};
