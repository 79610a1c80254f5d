import type { TrainingContent } from '@portal/api/content';
import { partOf } from '@portal/catalog';
import { useSearchParams } from '@portal/ui/router';
import { useEffect, useId, useRef, useState } from 'react';
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

/**
 * The text of the filter, kept in the address. The field has a state of its own, because the address follows a
 * moment later; a text that the address has from elsewhere, such as Back, replaces it. TRN-10.
 */
export function useFilterText(): readonly [text: string, setText: (text: string) => void] {
  const [parameters, setParameters] = useSearchParams();
  const inAddress = parameters.get(PARAM) ?? '';
  const [text, setText] = useState(inAddress);
  // The texts that are on their way into the address.
  const pending = useRef<readonly string[]>([inAddress]);
  useEffect(() => {
    const index = pending.current.indexOf(inAddress);
    pending.current = index === -1 ? [inAddress] : pending.current.slice(index);
    if (index === -1) setText(inAddress);
  }, [inAddress]);
  const change = (next: string) => {
    pending.current = [...pending.current, next];
    setText(next);
    setParameters(
      (current) => {
        const changed = new URLSearchParams(current);
        if (next === '') changed.delete(PARAM);
        else changed.set(PARAM, next);
        return changed;
      },
      { replace: true, preventScrollReset: true },
    );
  };
  return [text, change];
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
