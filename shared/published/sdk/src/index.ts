/** What a remote is: its description, its one exposed module, the slots that it can fill. */
export {
  defineRemote,
  describeRemote,
  type HeadHandle,
  type PageHead,
  type PrefetchHandle,
  type RemoteDescription,
  type RemoteModule,
  type RemoteOwner,
  type RenderableRemote,
  type SlotName,
  type SlotProps,
} from '@portal/contract';
