import App
import Command
import Glibc

let arguments = Array(CommandLine.arguments.dropFirst())
let environment = Environment.all
exit(Program(environment: environment).run(arguments, in: .process(environment: environment)).rawValue)
