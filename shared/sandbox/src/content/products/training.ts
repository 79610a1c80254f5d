interface TrainingGroup {
  readonly group_name: string;
  readonly content: readonly { readonly name: string; readonly video_id: string }[];
}

/** Creates groups of videos. A video's id consists of the numbers of its group and itself: `comm-2-01`. */
function groups(prefix: string, table: Readonly<Record<string, readonly string[]>>): TrainingGroup[] {
  return Object.entries(table).map(([group_name, names], group) => ({
    group_name,
    content: names.map((name, index) => ({
      name,
      video_id: `${prefix}-${group + 1}-${String(index + 1).padStart(2, '0')}`,
    })),
  }));
}

/** The online training of Communicator. Its second group has only one video, so the page shows no buttons. TRN-5. */
export const communicatorTraining = groups('comm', {
  'Getting Started': [
    'What Communicator Does',
    'Installing the Package',
    'Your First Viewer',
    'Converting CAD Files',
    'Streaming and Single Files',
  ],
  Licensing: ['Keys and Environments'],
  'The Scene': [
    'The Model Tree',
    'Selection and Highlighting',
    'Cameras and Views',
    'Materials and Overrides',
  ],
  'Tools for Users': ['Cutting Planes', 'Measurements', 'Markup', 'Operators of Your Own', 'Floor Plans'],
  Deployment: ['The Server Side', 'Containers', 'Scaling Out'],
});

/** The online training of HPS. */
export const hpsTraining = groups('hps', {
  Introduction: ['Segments and Keys', 'The Sandbox Applications', 'Building with CMake'],
  'Scene Graph': ['Geometry', 'Attributes and Inheritance', 'Includes and Styles', 'Cameras and Layouts'],
  Interaction: ['Operators', 'Selection', 'Highlighting'],
  Rendering: ['Drivers', 'Transparency', 'Section Planes', 'Shadows and Materials'],
  'CAD Models': ['Loading with Exchange', 'Product Structure', 'Views and Annotations'],
  Mobile: ['Android and iOS'],
});
