import { code, text } from '../../article/text';
import type { Questions } from '../../article/types';

const FIRST_HOST = `class HostApp : public AcDbHostApplicationServices {
  Acad::ErrorStatus findFile(ACHAR* path, int length, const ACHAR* name,
                             AcDbDatabase* db, FindFileHint hint) override;
};

HostApp host;
acdbSetHostApplicationServices(&host);
acdbValidateSetup(AcLocale(L"en", L"us"));

auto* drawing = new AcDbDatabase(false, true);  // no default content, no document
if (drawing->readDwgFile(L"plan.dwg") == Acad::eOk) {
  host.setWorkingDatabase(drawing);
  // … read or change objects …
  drawing->saveAs(L"plan-out.dwg");
}
delete drawing;
acdbCleanUp();`;

export const questions: Questions = {
  kind: 'questions',
  items: [
    {
      question: 'Does AutoCAD have to be installed?',
      answer: [
        {
          kind: 'paragraph',
          text: 'No, neither for development nor on your customers’ machines. Your installer brings the run-time files along.',
        },
      ],
    },
    {
      question: 'What is the least that a program has to do?',
      answer: [
        {
          kind: 'paragraph',
          text: text`Derive a class from ${code('AcDbHostApplicationServices')}, implement ${code('findFile')}, and register one instance before anything else. In .NET, derive from ${code('HostApplicationServices')}, override ${code('FindFile')} and pass the instance to ${code('RuntimeSystem.Initialize')}.`,
        },
        { kind: 'code', caption: 'Open and save a drawing, C++', code: FIRST_HOST },
      ],
    },
    {
      question: 'Why does text come out in the wrong font?',
      answer: [
        {
          kind: 'paragraph',
          text: text`The library asks your ${code('findFile')} for every file that a drawing needs: SHX and TrueType fonts, external references, images, templates. There is no default search path. Search the drawing’s folder, your own support folders, then the system’s fonts, and log what you could not find.`,
        },
      ],
    },
    {
      question: 'May I use another version of Visual Studio?',
      answer: [
        {
          kind: 'paragraph',
          text: 'For C++, use the version that the release names: classes cross the border between your code and the libraries. A program that has to be built with another compiler can call a small module of its own that is built with the right one.',
        },
      ],
    },
    {
      question: 'Can I open drawings on several threads?',
      answer: [
        {
          kind: 'paragraph',
          text: 'The drawing database is not safe for use from several threads at once. On a server, run one worker process for each job; a crash on a damaged drawing then ends one job and not the service.',
        },
      ],
    },
    {
      question: 'What happens to objects of AutoCAD Architecture, Civil 3D and others?',
      answer: [
        {
          kind: 'paragraph',
          text: text`They are custom objects. With the product’s object enabler (a ${code('.dbx')} module) loaded, you get the real classes. Without it they are proxies: you see their last graphics and can pass them on unchanged, but not edit them.`,
        },
      ],
    },
    {
      question: 'Which release do I need for a drawing of the newest AutoCAD?',
      answer: [
        {
          kind: 'paragraph',
          text: 'The file version has been AC1032 since 2018, so every release from 2018 on opens it. Objects that a newer AutoCAD introduced arrive as proxies in an older release; to read and change them, use the release of that year.',
        },
      ],
    },
    {
      question: 'Can a damaged drawing be repaired?',
      answer: [
        {
          kind: 'paragraph',
          text: 'Often. When reading reports that a file needs recovery, open it through recovery and audit the database before you save it: the audit mends what it can and reports what it erased.',
        },
      ],
    },
  ],
};
