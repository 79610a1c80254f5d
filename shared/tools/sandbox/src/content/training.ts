export interface TrainingGroup {
  readonly group_name: string;
  readonly content: readonly { readonly name: string; readonly video_id: string }[];
}

/** Creates groups of videos. A video's id consists of the numbers of its group and itself: `comm-2-01`. */
export function trainingGroups(
  prefix: string,
  table: Readonly<Record<string, readonly string[]>>,
): TrainingGroup[] {
  return Object.entries(table).map(([group_name, names], group) => ({
    group_name,
    content: names.map((name, index) => ({
      name,
      video_id: `${prefix}-${group + 1}-${String(index + 1).padStart(2, '0')}`,
    })),
  }));
}
