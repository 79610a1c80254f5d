import { type Article, facts, section, steps, table } from '../../article/article';

export const article: Article = {
  title: 'About Polygonica',
  lead: 'Polygonica is a library by MachineWorks for solid operations on polygon meshes. It takes meshes as they come, from scanners, CAD exports, simulations or games, makes solids of them and works on these.',
  sections: [
    section('operations', 'What it does', [
      facts({
        Healing:
          'Finds and repairs holes, gaps, self-intersections, non-manifold edges, duplicate and badly oriented faces, so that the result is a closed solid.',
        'Boolean operations':
          'Union, subtraction and intersection of open and closed meshes, section by a plane, split of one solid by another, gluing of parts that almost touch. Made for long chains of operations on one solid.',
        'Offsetting and hollowing':
          'Spherical offset, offset along normals or by voxels; hollow a solid or shell it with chosen faces removed.',
        Simplification:
          'Fewer triangles within a tolerance that you set, and shrink-wrapping for the outer shape of an assembly.',
        Remeshing:
          'Triangles of even size and shape, finer where the surface curves, over the whole model or a region.',
        Analysis:
          'Distances, thickness, collisions, curvature, recognition of features such as planes, cylinders and engraved labels.',
        Manufacturing: 'Slices and hatches for additive manufacturing, lattices clipped to a solid.',
        'Point clouds': 'Surfaces from scanned points, ready for the operations above.',
      }),
    ]),
    section('kernel', 'Polygonica or a CAD kernel?', [
      'A CAD kernel holds exact surfaces; Polygonica holds polygons. Where models start as polygons (scans, simulation results, printed parts) or end as them (printing, display, analysis), working on the mesh spares a conversion that often fails.',
      table(
        'Which toolkit for which task',
        ['Task', 'Toolkit'],
        ['Repair a scanned or downloaded mesh', 'Polygonica'],
        ['Prepare parts for 3D printing', 'Polygonica'],
        ['Reduce a large assembly for display', 'Polygonica'],
        ['Design parts with dimensions and blends', '[Parasolid](/toolkits/siemens-parasolid)'],
        [
          'Combine exact parts with scanned ones',
          '[Parasolid](/toolkits/siemens-parasolid) with convergent modeling, or Polygonica on the faceted parts',
        ],
      ),
    ]),
    section('integration', 'How an application uses it', [
      steps(
        'Create an environment, with your memory and message callbacks if you want them.',
        'Hand over vertices and faces; polygons may have any number of sides and holes.',
        'Heal, and look at the report of what was found and changed.',
        'Run the operations. Long ones call back, so that you can show progress or cancel.',
        'Read the result back as vertices and faces, with the attributes that you attached before.',
      ),
      'The interface is C, so it can be called from C++, C# and others. Libraries for each system and compiler are listed with every release.',
    ]),
    section('evaluate', 'Evaluate Polygonica', [
      'Evaluations run for 60 days and are set up by sales. Bring the meshes that break your present tools: they make the best test. With the license, the files and patches on the [downloads page](/toolkits/polygonica/downloads/latest) can be downloaded.',
      { kind: 'evaluation' },
    ]),
  ],
};
