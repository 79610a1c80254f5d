/** @jest-environment node */
import {
  contentPath,
  ifcContentPath,
  ltsContentPath,
  productByCode,
  trainingContentPath,
  versionIndexPath,
} from '.';

// VER-10, TRN-7.
test('content paths', () => {
  expect(contentPath(productByCode('communicator'), '2024.1.0')).toBe(
    'hoops-product/hoops-communicator/hoops-communicator-2024.1.0.json',
  );
  expect(contentPath(productByCode('cee_sam'), '1.15.0')).toBe('cae-product/cee_sam/cee_sam-1-15-0.json');
  expect(versionIndexPath(productByCode('hwp'))).toBe(
    'hoops-product/the-hoops-web-platform/the-hoops-web-platform-version.json',
  );
  expect(versionIndexPath(productByCode('autocad_oem'))).toBe(
    'partner-product/autocad_oem/autocad_oem-version.json',
  );
  expect(trainingContentPath(productByCode('hps'))).toBe(
    'hoops-product/hoops-visualize-hps/online-training.json',
  );
  expect(ltsContentPath(productByCode('3df'))).toBe(
    'hoops-product/hoops-visualize-3df/hoops-visualize-3df-27.json',
  );
  expect(ifcContentPath('ifc_reader')).toBe('ifc-product/ifc_reader/ifc_reader-2023.json');
});
