import type { TrainingContent } from '@portal/api/content';
import { useSearchParams } from '@portal/router';
import { Alert, AppLink } from '@portal/ui';
import { type Selection, unknownVideo, videoSearch } from './selection';

interface SelectionNoticeProps {
  readonly groups: TrainingContent;
  readonly selection: Selection;
}

/** Says why another video is shown than one would expect: the wanted one is unknown, or it goes on. TRN-8, TRN-9. */
export function SelectionNotice({ groups, selection }: SelectionNoticeProps) {
  const [parameters] = useSearchParams();
  const unknown = unknownVideo(groups, parameters);
  if (unknown !== null) {
    return (
      <Alert kind="info" title={`There is no video “${unknown}” in this training.`}>
        “{selection.video.name}” is shown instead.
      </Alert>
    );
  }
  const firstGroup = groups.findIndex(({ content }) => content.length > 0);
  const first = groups[firstGroup]?.content[0];
  const isFirst = selection.groupIndex === firstGroup && selection.index === 0;
  if (selection.reason !== 'history' || first === undefined || isFirst) return null;
  return (
    <Alert kind="info">
      This is where you stopped last time.{' '}
      <AppLink to={videoSearch(firstGroup, first, parameters)}>Start with the first video</AppLink>
    </Alert>
  );
}
