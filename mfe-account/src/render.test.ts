/** @jest-environment node */
import { checkRenderedPages } from '@portal/testing/render-pages';
import { description } from '../remote.config';
import renderable from './render';

checkRenderedPages({ description, renderable }, [
  '/hoops/communicator/trial',
  '/hoops/visualize/hps/trial',
  '/hoops/the-hoops-platform/trial',
]);
