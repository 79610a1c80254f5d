import { type Article, facts, list, sample, section, steps } from '../../article/article';

const ADD_IN = `[Guid("…"), ComVisible(true)]
public class Configurator : ApplicationAddInServer
{
    private Inventor.Application app;

    public void Activate(ApplicationAddInSite site, bool firstTime)
    {
        app = site.Application;
        var document = (PartDocument)app.Documents.Add(
            DocumentTypeEnum.kPartDocumentObject);
        document.ComponentDefinition.Parameters.UserParameters
            .AddByExpression("width", "120 mm",
                             UnitsTypeEnum.kMillimeterLengthUnits);
    }

    public void Deactivate() => app = null;
    public void ExecuteCommand(int id) { }
    public object Automation => null;
}`;

export const article: Article = {
  title: 'Inventor OEM Documentation',
  lead: 'The way from the SDK to an application of your own. Guides and the complete API reference are in the SDK and in the [online documentation]({docsHost}/inventor-oem).',
  sections: [
    section('steps', 'First steps', [
      steps(
        'Install the SDK from the [downloads page](/platform-products/inventor_oem/downloads/latest), then the language support files that you need.',
        'Open the sample solution, build it, and start the sample application.',
        'Write your functions as an add-in: it is loaded with the engine and can do everything that the API offers.',
        'Replace the sample’s name, icons and ribbon with yours.',
        'When the SDK is licensed, apply the license patch: the limit of 90 days is gone, and what you build can be delivered.',
      ),
    ]),
    section('api', 'The API in short', [
      facts({
        'Application and documents':
          '`Application` is the root; `Documents` opens and creates parts, assemblies and drawings.',
        'Component definition':
          'The model within a part or assembly: parameters, sketches, features, work geometry, occurrences.',
        Transactions:
          'Group changes, so that one undo takes them back and a failure leaves nothing half-done.',
        Apprentice:
          'A component without user interface for programs of their own that look into files: references, properties, structure, geometry. The model is read-only there, properties and references are not.',
        Units:
          'The API works in centimeters and radians whatever the document shows; expressions carry units.',
      }),
      sample('An add-in that makes a part with a parameter, C#', ADD_IN),
    ]),
    section('languages', 'Languages', [
      'The SDK speaks English. Each language support file adds one language for the engine’s messages, ribbon and help; your own texts are yours to translate. Use the files of the same release.',
    ]),
    section('deployment', 'Deployment', [
      list(
        'Your installer includes the run-time parts that the SDK’s guide lists, and your add-ins with their registration files.',
        'Test on a machine without Inventor, then on one with Inventor of the same and of another release: all have to work side by side.',
        'There is no page of older versions for Inventor OEM. If you need an older one, ask [support](/platform-products/inventor_oem/support).',
      ),
    ]),
  ],
};
