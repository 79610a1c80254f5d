import type { Meta, Story } from '../examples/format';
import { Skeleton } from './Skeleton';

export default { title: 'Basics/Skeleton', component: Skeleton } satisfies Meta<typeof Skeleton>;

type SkeletonStory = Story<typeof Skeleton>;

export const Lines: SkeletonStory = { args: {} };
export const Title: SkeletonStory = { args: { shape: 'title' } };
export const Button: SkeletonStory = { args: { shape: 'button' } };
export const Circle: SkeletonStory = { args: { shape: 'circle' } };
export const Card: SkeletonStory = { args: { shape: 'card' } };
export const Rows: SkeletonStory = { args: { shape: 'row', count: 3 } };
export const OtherHeight: SkeletonStory = { args: { shape: 'row', count: 2, height: 56 } };
