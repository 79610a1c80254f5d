import {
  CONVERTER_KEY,
  DATASETS_KEY,
  fixedKey,
  ifcTarget,
  keyTarget,
  productByCode,
  trainingSupplementKey,
  trialInstallers,
} from '..';

// PATH-7, PATH-8, PATH-10, PATH-11.
test('fixed keys', () => {
  expect(DATASETS_KEY).toBe('packages/hoops_datasets.zip');
  expect(CONVERTER_KEY).toBe('packages/visualize/hmf_to_hsf/hmf_to_hsf.zip');
  expect(trainingSupplementKey(productByCode('communicator'))).toBe(
    'packages/resources/video_supplemental_files/communicator_training_files.zip',
  );
  expect(trainingSupplementKey(productByCode('hps'))).toBe(
    'packages/resources/video_supplemental_files/Visualize_HPS_API_Training.pdf',
  );
  expect(fixedKey('autocad-oem-resources', 'guide.pdf')).toBe(
    'packages/platform_products/autocad_oem/resources/guide.pdf',
  );
  expect(fixedKey('autocad-oem-training', 'basics.zip')).toBe(
    'packages/training/AutoCAD_OEM_training/basics.zip',
  );
  expect(fixedKey('ifc-documents', 'ifc.pdf')).toBe('packages/platform_products/docs/ifc.pdf');
  expect(fixedKey('qt-archives', 'qt.zip', '6.6.2')).toBe('packages/toolkits/qt-toolkit/6.6.2/qt.zip');
  expect(ifcTarget('ifc_writer', 'prod', { filename: 'kit.zip' })).toEqual({
    kind: 'file',
    objectKey: 'packages/platform_products/plugins/ifc_writer/prod/2023/kit.zip',
  });
  expect(keyTarget(DATASETS_KEY)).toEqual({ kind: 'file', objectKey: DATASETS_KEY });
});

// PATH-12.
test('the installers of the two platforms', () => {
  for (const code of ['hwp', 'hnp'] as const) {
    const installers = trialInstallers(productByCode(code).trial ?? { code });
    expect(installers).toHaveLength(3);
    for (const { file, target } of installers) {
      expect(target).toEqual({ kind: 'installer', objectKey: `releases/2024.6.0/${file.filename}` });
    }
  }
  expect(trialInstallers(productByCode('exchange').trial ?? { code: '' })).toEqual([]);
});
