import { checkRemote } from '@portal/remote-tools/testing';
import { description } from '../remote.config';
import module from './remote';

checkRemote({ description, module }, { paths: ['/points'], publicPaths: ['/points'] });
