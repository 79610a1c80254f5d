import type { TrainingContent } from '@portal/api/content';
import { partOf } from '@portal/catalog';
import { useSearchParams } from '@portal/ui/router';
import { useId } from 'react';
import { useTypedText } from '../state/use-typed-text';
import type { Video } from './selection';
import styles from './training.module.css';

/** A group with the videos that match; its index is the one in the content. */
export interface FilteredGroup {
  readonly groupIndex: number;
  readonly name: string;
  readonly videos: readonly Video[];
}

const words = (text: string) => text.toLowerCase().split(/\s+/).filter(Boolean);

/** The groups with a video whose name, or group's name, contains every word; `null` for a blank text. TRN-10. */
export function filterVideos(groups: TrainingContent, text: string): readonly FilteredGroup[] | null {
  const wanted = words(text);
  if (wanted.length === 0) return null;
  return groups
    .map(({ group_name: name, content }, groupIndex) => ({
      groupIndex,
      name,
      videos: content.filter((video) => {
        const searched = `${name} ${video.name}`.toLowerCase();
        return wanted.every((word) => searched.includes(word));
      }),
    }))
    .filter(({ videos }) => videos.length > 0);
}

const PARAM = 'q';

/** The text of the filter, kept in the address. TRN-10. */
export function useFilterText(): ReturnType<typeof useTypedText> {
  const [parameters, setParameters] = useSearchParams();
  return useTypedText(parameters.get(PARAM) ?? '', (text) => {
    // The present address: a video that was chosen just before may not have rendered.
    const changed = new URLSearchParams(window.location.search);
    if (text === '') changed.delete(PARAM);
    else changed.set(PARAM, text);
    setParameters(changed, { replace: true, preventScrollReset: true });
  });
}

interface VideoFilterProps {
  readonly text: string;
  readonly onChange: (text: string) => void;
  /** The number of videos that match; `null` without a filter. */
  readonly found: number | null;
  readonly total: number;
}

/** Filters the videos by their names, and says how many there are. TRN-10. */
export function VideoFilter({ text, onChange, found, total }: VideoFilterProps) {
  const id = useId();
  return (
    <div className={styles.field}>
      <label htmlFor={id}>Filter videos</label>
      <input id={id} type="search" value={text} onChange={(event) => onChange(event.target.value)} />
      <span role="status">{found === null ? '' : partOf(found, total, 'video')}</span>
    </div>
  );
}
