import { type Article, facts, list, sample, section } from '../../article/article';

const FIRST_SESSION = `PK_SESSION_frustrum_t frustrum;
PK_SESSION_frustrum_o_m(frustrum);        /* every function NULL */
frustrum.fstart = start_frustrum;         /* yours: files, memory */
frustrum.fstop  = stop_frustrum;
frustrum.fmallo = get_memory;
frustrum.fmfree = return_memory;
frustrum.ffoprd = open_for_reading;
frustrum.ffopwr = open_for_writing;
frustrum.ffread = read_from_file;
frustrum.ffwrit = write_to_file;
frustrum.ffclos = close_file;
PK_SESSION_register_frustrum(&frustrum);

PK_SESSION_start_o_t options;
PK_SESSION_start_o_m(options);
PK_SESSION_start(&options);

PK_BODY_t block;
PK_BODY_create_solid_block(0.1, 0.05, 0.02, NULL, &block);

PK_SESSION_stop();`;

export const article: Article = {
  title: 'About Parasolid',
  lead: 'Parasolid is the solid modeling kernel by Siemens. Your application supplies the interface, the files and the graphics; Parasolid creates, edits and answers questions about exact solid, sheet, wire and facet models.',
  sections: [
    section('modeling', 'What it does', [
      list(
        'Builds bodies from primitives, profiles and curves: extrude, revolve, sweep, loft, skin.',
        'Boolean operations, sectioning and imprinting on solid, sheet and wire bodies.',
        'Blending: rolling-ball, variable-radius, face-face, cliff-edge, with control of overflows and overlaps.',
        'Hollowing, offsetting, thickening and tapering, on a whole body or on chosen faces.',
        'Direct editing: move, replace, delete and heal faces; the neighbors follow.',
        'Convergent modeling: the same operations on models that mix exact surfaces with facets.',
        'Inquiry: mass properties, clash and distance, ray firing, topology and geometry of every entity.',
        'Faceting and hidden-line output for display; roll-back with partitions and marks for undo.',
      ),
    ]),
    section('integration', 'How an application uses it', [
      'Parasolid is a library with a C interface of functions named `PK_<CLASS>_<verb>_<noun>`, for instance `PK_BODY_ask_faces`. Entities are integer tags that are unique within a session. Every function returns an error code; options come in structures that a macro sets to their defaults.',
      facts({
        Frustrum:
          'Functions that you write and register before the session starts. Parasolid calls them for memory and for files, so models can live in files, in a database or in memory.',
        'Graphical output':
          'Further functions of yours that receive lines and facets when you ask for a rendering. Not needed without display.',
        Session: 'Starts with `PK_SESSION_start`, ends with `PK_SESSION_stop`, one for each process.',
      }),
      sample('A session that makes a block, C', FIRST_SESSION),
    ]),
    section('data', 'Models and precision', [
      facts({
        Files:
          'Parasolid XT, as text (`.x_t`) or binary (`.x_b`). The format is published, and a newer Parasolid reads what older ones wrote.',
        Size: 'A session models within a box of 1000 units around the origin, 500 to each side; one unit is a meter by convention.',
        Precision:
          'Points closer than 10⁻⁸ units are one point, directions closer than 10⁻¹¹ radians are parallel. Imported data may carry its own local precision on edges and vertices.',
      }),
    ]),
    section('packages', 'What is in a release', [
      facts({
        'Release and patches':
          'The kernel’s libraries, headers, schemas and documentation for each platform. Patches correct errors of a release; take the newest one.',
        Bodyshop:
          'Repairs imported models: finds and closes gaps, simplifies surfaces, sews faces to valid bodies.',
        'Jumpstart Kit':
          'Example applications with source, among them a frustrum and a viewer, to have something running on the first day.',
        'Demo Viewer':
          'Shows Parasolid models without any programming. Its packages have a page of their own: [Parasolid Demo Viewer](/hoops/hpdv/downloads/latest).',
      }),
      'Compilers and systems are listed under [Platforms](/toolkits/siemens-parasolid/platforms).',
    ]),
    section('evaluate', 'Evaluate Parasolid', [
      'Evaluations run for 60 days and are set up by sales. Tell us which operations matter to you and, where you can, send a model that gives you trouble today. With the license, all packages on the [downloads page](/toolkits/siemens-parasolid/downloads/latest) can be downloaded.',
      { kind: 'evaluation' },
    ]),
  ],
};
