/** @jest-environment node */
import { checkRenderedPages } from '@portal/testing/render-pages';
import { description } from '../remote.config';
import renderable from './render';

checkRenderedPages({ description, renderable }, ['/cae/cee_sam/downloads/latest', '/cae/edv/downloads']);
